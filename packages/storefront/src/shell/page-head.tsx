import { useMatches } from "@tanstack/react-router";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { drawn } from "../routes/page-facts.ts";
import { useBrand } from "../brand/use-brand.tsx";

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

/** Title and description of a page that names its texts; other screens render `PageHead` themselves. */
export function RouteHead() {
  const t = useText("shell");
  const { name } = useBrand();
  const page = useMatches({ select: (matches) => drawn(matches).findLast((match) => match.staticData.page)?.staticData.page });
  if (!page) return null;
  return <PageHead title={t(`title.${page}`)} description={t(`description.${page}`, { brand: name })} />;
}
