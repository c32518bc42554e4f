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

/** What a fan sees first, as the club's look says. */
export function HomeHero() {
  const Hero = HEROES[useLook().hero];
  return <Hero />;
}
