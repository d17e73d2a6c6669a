import { useEffect, useRef, useState } from 'react'
import { pictureFileUrl } from '@shop/contracts/core/shapes/picture-url'
import type { Video } from '@shop/contracts/catalog/product'
import styles from './clip-button.module.css'

interface ClipProps {
  video: Video
  onFailure: () => void
}

const HAVE_CURRENT_DATA = 2

/** Loops automatically; with reduced motion shows the first frame and native controls. */
export default function Clip({ video: { mp4, webm, poster }, onFailure }: ClipProps) {
  const player = useRef<HTMLVideoElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    // A cached video may be ready before React attaches listeners.
    if (player.current && player.current.readyState >= HAVE_CURRENT_DATA) setIsShown(true)
  }, [])
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <video
      ref={player}
      className={styles['clip']}
      // The video's background is slightly lighter than the picture's: fades in.
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
      <source src={pictureFileUrl(webm)} type="video/webm" />
      <source src={pictureFileUrl(mp4)} type="video/mp4" onError={onFailure} />
    </video>
  )
}
