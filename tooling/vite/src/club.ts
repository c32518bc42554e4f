import type { Brand } from "@tribun/brand-contract";
import type { Compression } from "@tribun/site-server/documents";
import type { BuildSettings } from "@tribun/storefront/brand";

/** A club's app: its brand, its tokens, and its folder. */
export type ClubOptions = {
  readonly brand: Brand;
  /** The parsed `tokens.json`, which this module validates. */
  readonly tokens: unknown;
  /** The folder that contains index.html. */
  readonly root: string;
};

/** What the plugins of one build share. */
export type Club = Omit<ClubOptions, "tokens"> & {
  readonly tokens: unknown;
  readonly css: string;
  readonly settings: BuildSettings;
  /** The folder that a build writes: `client/`, `server/` and `site.json`. */
  readonly dist: string;
  /** The club's public address, for absolute links. */
  readonly origin: string;
  readonly compression: Compression;
};
