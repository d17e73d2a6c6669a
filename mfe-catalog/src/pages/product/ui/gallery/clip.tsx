import { useEffect, useRef, useState } from 'react'
import type { Video } from '@shop/contracts/catalog/product'
import styles from './clip.module.css'

interface ClipProps {
  video: Video
  onFailure: () => void
}

const HAVE_CURRENT_DATA = 2

/** Plays at once and for ever; who wants less motion gets the first frame and the browser's own controls. */
export default function Clip({ video: { mp4, webm, poster }, onFailure }: ClipProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    // A clip from the cache may be there before React listens.
    if (player.current && player.current.readyState >= HAVE_CURRENT_DATA) setIsShown(true)
  }, [])
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <video
      ref={player}
      className={styles['clip']}
      // The clip's ground is a step lighter than the picture's: it fades in over it.
      data-shown={isShown || undefined}
      aria-label={poster.alt}
      autoPlay={!isCalm}
      controls={isCalm}
      loop
      muted
      playsInline
      preload="auto"
      onLoadedData={() => setIsShown(true)}
      onPlaying={() => setIsShown(true)}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" onError={onFailure} />
    </video>
  )
}
