import type { Hero } from "@tribun/brand-contract";
import { useLook } from "../use-look.ts";
import { ChantHero } from "./chant-hero.tsx";
import { NumberHero } from "./number-hero.tsx";
import { ProgrammeHero } from "./programme-hero.tsx";
import { ShirtHero } from "./shirt-hero.tsx";
import { StandHero } from "./stand-hero.tsx";

const HEROES: Readonly<Record<Hero, () => React.JSX.Element>> = {
  stand: StandHero,
  programme: ProgrammeHero,
  shirt: ShirtHero,
  number: NumberHero,
  chant: ChantHero,
};

/** The first part of the home page. The club's look decides which hero it is. */
export function HomeHero() {
  const Hero = HEROES[useLook().hero];
  return <Hero />;
}
