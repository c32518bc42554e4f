/** An e-mail address that wraps after the at sign rather than inside a word. */
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
