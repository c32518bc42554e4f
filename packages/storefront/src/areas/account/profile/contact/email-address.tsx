/** An address breaks behind its sign before it breaks in a word. */
export function EmailAddress({ of }: { readonly of: string }) {
  const at = of.lastIndexOf("@") + 1;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
