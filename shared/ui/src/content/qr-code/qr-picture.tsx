import { qrPath } from './qr-path.ts'

/** Dark on light in both themes: scanners require it. */
export default function QrPicture({ text, label, size }: { text: string; label: string; size: number }) {
  const { side, path } = qrPath(text)
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#1a1715" d={path} />
    </svg>
  )
}
