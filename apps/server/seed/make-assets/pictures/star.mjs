/** Corner points of the eight-point star: two squares, one turned by 45 degrees. */
export function star(cx, cy, radius) {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  return Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 0 ? radius : inner;
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    return `${(cx + reach * Math.cos(angle)).toFixed(1)},${(cy + reach * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}
