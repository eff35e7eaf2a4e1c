import { encode } from 'uqr';

/** The modules of a QR code, row by row; true is dark. Corrects up to 15 % of damage. */
export function qrModules(value: string): boolean[][] {
  return encode(value, { ecc: 'M', border: 0 }).data;
}

interface QrCodeProps {
  value: string;
  /** What it holds, in words. */
  label: string;
  className: string;
}

/** An address as a QR code, in the current text colour. */
export function QrCode({ value, label, className }: QrCodeProps) {
  const rows = qrModules(value);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  );
}
