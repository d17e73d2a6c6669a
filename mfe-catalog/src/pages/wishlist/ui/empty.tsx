import { ButtonLink, Icon } from '@shop/ui'
import { Scene } from '@shop/ui/scene'
import { useTexts } from '../texts/index.ts'
import { HAIR_CLIP } from './hair-clip.ts'

/** Empty state with two links. */
export function Empty() {
  const t = useTexts()
  return (
    <Scene title={t('emptyTitle')} text={t('emptyText')} picture={{ ...HAIR_CLIP, alt: '' }}>
      <ButtonLink to="/catalog/new">{t('toNew')}</ButtonLink>
      <ButtonLink to="/catalog" look="line">
        <Icon name="ring" size="s" />
        {t('toCatalog')}
      </ButtonLink>
    </Scene>
  )
}
