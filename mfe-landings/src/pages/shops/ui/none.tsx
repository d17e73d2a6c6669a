import { isBlocked } from '@shop/contracts/shop/guard'
import { useUnit } from 'effector-react'
import { ButtonLink } from '@shop/ui'
import { Empty } from '@shop/ui/states'
import { $context } from '@shop/session'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../url.ts'

/** No shop is open now, or the country has none. */
export function None({ isCountry, pathname }: { isCountry: boolean; pathname: string }) {
  const t = useTexts()
  const { storefront } = useUnit($context)
  const delivery = isBlocked(storefront, '/delivery') ? '/dostavka-i-oplata' : '/delivery'
  return isCountry ? (
    <Empty icon="shop" title={t('none')} text={t('noneText')} level={2}>
      <ButtonLink to={delivery} look="line">
        {t('toDelivery')}
      </ButtonLink>
    </Empty>
  ) : (
    <Empty icon="clock" title={t('nothing')} text={t('nothingText')} level={2}>
      <ButtonLink to={addressOf(pathname)} look="line" replace>
        {t('showAll')}
      </ButtonLink>
    </Empty>
  )
}
