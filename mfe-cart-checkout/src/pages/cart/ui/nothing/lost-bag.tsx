import { useUnit } from 'effector-react'
import { $adding } from '@shop/session'
import { Button, ButtonLink } from '@shop/ui'
import { Scene } from '@shop/ui/scene'
import { $lostLines, linesWanted } from '#features/checkout/lost-bag.ts'
import { JEWELRY_BOX } from '#features/pictures/jewelry-box.ts'
import { useTexts } from '../../texts/index.ts'
import { useNothingTexts } from './use-nothing-texts.ts'

/** After a session that ended in mid-checkout, its pieces are offered again [checkout.lost-bag-offered]. */
export default function LostBag() {
  const t = useTexts()
  const own = useNothingTexts()
  const { lost, adding, bringBack } = useUnit({ lost: $lostLines, adding: $adding, bringBack: linesWanted })
  const names = lost.map(({ name }) => name).join(', ')
  return (
    <Scene
      title={own.sessionOver}
      text={own.sessionOverText.replace('{{names}}', names)}
      picture={{ ...JEWELRY_BOX, alt: t('emptyPicture') }}
    >
      <Button busy={adding.length > 0} onClick={() => bringBack()}>
        {own.bringBack}
      </Button>
      <ButtonLink to="/catalog" look="line">
        {t('toCatalog')}
      </ButtonLink>
    </Scene>
  )
}
