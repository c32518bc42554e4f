import { type ComponentType, lazy } from "react";
import { LostPart } from "./lost-part.tsx";

/**
 * A part that comes when it is wanted. Where it cannot be fetched its own place says so, and all around it stays.
 * @param Lost what stands there then
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, Lost: ComponentType<Props> = LostPart) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Lost }),
    ),
  );
