/** Two squares, one turned: the star of the house, about the middle. */
const star = 'M-15-15H15V15H-15Z';
/** The scallops of the rim: as many small circles on a large one. */
const scallops = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  return { x: (41 * Math.cos(angle)).toFixed(2), y: (41 * Math.sin(angle)).toFixed(2) };
});

/** The seal of a certificate: an eight-point star on a scalloped ground, in the current text colour. */
export function Seal() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="-50 -50 100 100"
      className="certificate-seal"
    >
      <g fill="currentColor">
        <circle r="42" />
        {scallops.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.4" />
        ))}
      </g>
      <g fill="none" stroke="var(--certificate-paper)">
        <circle r="38" strokeWidth="1.2" />
        <circle r="34.5" strokeWidth="0.6" />
        <g strokeWidth="1.6" strokeLinejoin="round">
          <path d={star} transform="scale(1.5)" />
          <path d={star} transform="rotate(45) scale(1.5)" />
        </g>
        <g strokeWidth="1.2" strokeLinejoin="round">
          <path d={star} transform="scale(0.72)" />
          <path d={star} transform="rotate(45) scale(0.72)" />
        </g>
      </g>
      <circle r="4.4" fill="var(--certificate-paper)" />
    </svg>
  );
}
