import styles from "./stars.module.css";

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = "M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z";

/** Stars as a decoration beside the rating in words: filled ones in the text's colour, the others in outline. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <svg className={styles["stars"]} viewBox="0 0 128 24" aria-hidden="true" focusable="false">
      {STARS.map((star) => (
        <path key={star} d={STAR} transform={`translate(${(star - 1) * 26} 0)`} className={star <= rating ? styles["full"] : undefined} />
      ))}
    </svg>
  );
}
