import { Suspense, useState } from 'react'
import type { Video } from '@shop/contracts/catalog/product'
import { Icon, part } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './clip-button.module.css'

// Whoever asks for the clip gets the player; the picture under it is its poster.
const Clip = part(() => import(/* webpackChunkName: "clip", webpackFetchPriority: "low" */ './clip.tsx'))

/** Over the picture that is the clip's first frame: not one byte of the clip comes before it is asked for. */
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
