import { encode } from 'uqr';

/** The modules of a QR code, row by row; true is dark. Corrects up to 15 % of damage. */
export function qrModules(value: string): boolean[][] {
  return encode(value, { ecc: 'M', border: 0 }).data;
}

/** An address as a QR code, in the current text colour. `label` says what it holds. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const rows = qrModules(value);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="certificate-qr"
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  );
}
