import { Container, EmptyState } from "@tribun/ui-kit";
import { PageHead } from "../../../shell/page-head.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";

type UnknownContentProps = { readonly title: string; readonly text: string; readonly href: string; readonly link: string };

/** Shown for an unknown id (1015, 1042), with a link to the list. */
export function UnknownContent({ title, text, href, link }: UnknownContentProps) {
  return (
    <Container>
      <PageHead title={title} />
      <EmptyState headingLevel={1} title={title} action={<ForwardLink href={href} text={link} />}>
        {text}
      </EmptyState>
    </Container>
  );
}
