import { createElement, type SVGProps } from "react";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type Drawing = { readonly size: number; readonly node: readonly Shape[] };
type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number };

/**
 * Draws an icon of lucide-react in a club's build, which puts this in the place of that package's `createLucideIcon`: the same
 * picture without contexts, aliases and class names that nobody uses, 1.5 KiB on every page, and in one path where it is made of paths.
 * Hidden from assistive technology unless it is given a name.
 */
// oxlint-disable-next-line import/no-default-export -- the place of a module whose default export every icon imports
export default function createIcon({ node, size: drawn }: Drawing) {
  return function Icon({ size = drawn, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${drawn} ${drawn}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={rest["aria-label"] === undefined}
        {...rest}
      >
        {node.every(([tag]) => tag === "path")
          ? createElement("path", { d: node.map(([, { d = "" }]) => d.replace(/^m/, "M0 0m")).join("") })
          : node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
