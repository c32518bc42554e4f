import { type ComponentType, lazy } from "react";
import { LostPart } from "./lost-part.tsx";

/**
 * A component that loads on demand. If it fails to load, only its own place shows the failure.
 * @param Lost the component for that case
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, Lost: ComponentType<Props> = LostPart) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Lost }),
    ),
  );
