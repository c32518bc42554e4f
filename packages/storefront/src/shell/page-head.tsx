import { useMatches } from "@tanstack/react-router";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { drawn, type TitleName } from "../platform/page/page.ts";
import { useBrand } from "../platform/brand/use-brand.tsx";

type PageHeadProps = { readonly title: string; readonly description?: string | undefined };

/** The document's title, `Page | Brand` (spec §2), and its description. React moves both into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  const { name } = useBrand();
  return (
    <>
      <title>{`${title}${TITLE_SEPARATOR}${name}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}

/**
 * The description that a search engine shows, from the texts of all pages. Only the server renders it: a fan who has the page open never
 * reads it, so no browser loads those texts.
 */
export function PageDescription({ page }: { readonly page: TitleName }) {
  return import.meta.env.SSR ? <Description page={page} /> : null;
}

function Description({ page }: { readonly page: TitleName }) {
  const t = useText("descriptions");
  const { name } = useBrand();
  return <meta name="description" content={t(page, { brand: name })} />;
}

/** Title and description of a page whose descriptor names its title; other screens render both themselves. */
export function RouteHead() {
  const t = useText("shell");
  const title = useMatches({ select: (matches) => drawn(matches).at(-1)?.staticData.page?.title });
  if (!title) return null;
  return (
    <>
      <PageHead title={t(`title.${title}`)} />
      <PageDescription page={title} />
    </>
  );
}
