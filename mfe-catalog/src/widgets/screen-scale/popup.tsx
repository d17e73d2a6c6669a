import { useState } from 'react'
import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { OverlayBody, OverlayFoot, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { Calibrate } from '#features/screen-scale/calibrate.tsx'
import { guessedScale, keepScale, readScale } from '#features/screen-scale/kept.ts'
import { useTexts } from './texts/index.ts'

/** Calibrates this screen for whatever is shown in true size. */
export function ScreenScale() {
  const t = useTexts()
  const close = useUnit(popupClosed)
  const [draft, setDraft] = useState(() => readScale() ?? guessedScale())
  const match = () => {
    keepScale(draft)
    close()
  }
  return (
    <>
      <OverlayTitle>{t('title')}</OverlayTitle>
      <OverlayBody>
        <OverlayStack>
          <Calibrate t={t} scale={draft} onScale={setDraft} />
        </OverlayStack>
      </OverlayBody>
      <OverlayFoot>
        <Button wide onClick={match}>
          {t('match')}
        </Button>
      </OverlayFoot>
    </>
  )
}
