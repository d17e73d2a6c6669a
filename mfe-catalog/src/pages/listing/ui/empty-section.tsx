import { ButtonLink } from '@shop/ui'
import { Empty } from '@shop/ui/states'
import { useTexts } from '../texts/index.ts'

/** A section without pieces. */
export default function EmptySection({ isCatalog }: { isCatalog: boolean }) {
  const t = useTexts()
  // The whole catalog: a link to it would lead nowhere.
  if (isCatalog) return <Empty icon="ring" title={t('emptySection')} text={t('emptyCatalogText')} />
  return (
    <Empty icon="ring" title={t('emptySection')} text={t('emptySectionText')}>
      <ButtonLink to="/catalog" look="line">
        {t('toCatalog')}
      </ButtonLink>
    </Empty>
  )
}
