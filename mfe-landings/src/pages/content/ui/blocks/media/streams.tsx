import type { ContentBlock } from '@shop/contracts/content/content'
import { pictureFileUrl, pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import { useLocale } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import { ResponsivePicture } from '@shop/ui'
import { useTexts } from '../../../texts/index.ts'
import { Products } from '../links/products.tsx'
import { Text } from '../text/text.tsx'
import styles from './streams.module.css'

type StreamsBlock = Extract<ContentBlock, { kind: 'streams' }>

/** A stream: topic, a click-to-play video, and its products. */
export function Streams({ block: { streams } }: { block: StreamsBlock }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <ul className={styles['streams']}>
      {streams.map(({ key, title, html, startsAt, minutes, picture, clip, products }) => (
        <li key={key}>
          <div className={styles['stream']}>
            <div className={`plate ${styles['picture']}`}>
              {clip && picture ? (
                <video
                  controls
                  muted
                  playsInline
                  loop
                  preload="none"
                  poster={pictureUrl(picture.base, picture.fallback, 'webp')}
                  aria-label={title}
                >
                  <source src={pictureFileUrl(clip.webm)} type="video/webm" />
                  <source src={pictureFileUrl(clip.mp4)} type="video/mp4" />
                </video>
              ) : (
                picture && <ResponsivePicture picture={picture} sizes="(min-width: 768px) 380px, 100vw" />
              )}
            </div>
            <div className={styles['words']}>
              <p className="eyebrow">
                {/* A clip of seconds is not the recording, so the length of the stream is not said over it. */}
                {startsAt !== null
                  ? t('live', { moment: localMoment(startsAt, locale) })
                  : clip
                    ? t('excerpt')
                    : t('minutes', { count: minutes })}
              </p>
              <h3 className="h3">{title}</h3>
              <Text html={html} />
            </div>
          </div>
          <Products title={t('shown')} about={title} products={products} />
        </li>
      ))}
    </ul>
  )
}
