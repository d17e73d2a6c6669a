import { Suspense, useState } from 'react'
import type { Video } from '@shop/contracts/catalog/product'
import { Icon, part } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './clip-button.module.css'

// Lazy player, in the file of the viewer: each file more costs every page of the catalogue its hash.
const Clip = part(() => import(/* webpackChunkName: "viewer", webpackFetchPriority: "low" */ './clip.tsx'))

/** A play button over the video's first frame: nothing is loaded before a click. */
export function ClipButton({ video, name }: { video: Video; name: string }) {
  const t = useTexts()
  const [isOn, setIsOn] = useState(false)
  const words = t('video', { seconds: video.seconds })
  return (
    <>
      {isOn && (
        <Suspense fallback={null}>
          <Clip video={video} onFailure={() => setIsOn(false)} />
        </Suspense>
      )}
      <button
        type="button"
        className={styles['play']}
        aria-label={isOn ? t('stopVideo') : `${words}: ${name}`}
        onClick={() => setIsOn(!isOn)}
      >
        <Icon name={isOn ? 'close' : 'play'} size="s" />
        {!isOn && words}
      </button>
    </>
  )
}
