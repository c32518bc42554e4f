import { Fragment } from "react";
import { type Block, parseDocument } from "@tribun/legal-texts/parse-document";
import styles from "./information.module.css";

/** A document as a page's text, with an id at every heading for links. */
export function Prose({ source }: { readonly source: string }) {
  return (
    <div className={styles["prose"]}>
      {parseDocument(source).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no id, and their order never changes
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === "heading") return <h2 id={block.id}>{block.text}</h2>;
  if (block.kind === "list") {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

/** Links to the sections of a document. */
export function Contents({ source, label }: { readonly source: string; readonly label: string }) {
  const headings = parseDocument(source).filter((block) => block.kind === "heading");
  return (
    <nav aria-label={label} className={styles["contents"]}>
      <strong>{label}</strong>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
