import { ButtonLink } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from '../bag-lines.module.css'
import { useNothingTexts } from './use-nothing-texts.ts'

/** In place of sums and promises that nothing stands behind. */
export default function NothingToBuy() {
  const t = useTexts()
  const { nothingToBuyText } = useNothingTexts()
  return (
    <section className={styles['nothing']} aria-labelledby="nothing-to-buy">
      <h2 className="h3" id="nothing-to-buy">
        {t('nothingToBuy')}
      </h2>
      <p className="soft">{nothingToBuyText}</p>
      <ButtonLink to="/catalog" wide>
        {t('toCatalog')}
      </ButtonLink>
    </section>
  )
}
