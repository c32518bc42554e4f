import { TextLink } from "@tribun/ui-kit";
import { AppLink } from "../platform/place/app-link.tsx";

/** A link of its own, not inside a text, to another page of the site. */
export function ForwardLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <TextLink
      strong
      render={({ className }) => (
        <AppLink href={href} exact className={className}>
          {text}
        </AppLink>
      )}
    />
  );
}
