import { useState } from 'react'
import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { OverlayBody, OverlayFoot, OverlayStack, OverlayTitle } from '@shop/ui/popup'
import { guessedScale, keepScale, readScale } from '#features/screen-scale/kept.ts'
import { useTexts } from './texts/index.ts'
import { Calibrate } from './ways/calibrate.tsx'

/** Calibrates this screen alone, for a picture in real size. */
export function Calibration() {
  const t = useTexts()
  const close = useUnit(popupClosed)
  const [draft, setDraft] = useState(() => readScale() ?? guessedScale())
  const match = () => {
    keepScale(draft)
    close()
  }
  return (
    <>
      <OverlayTitle>{t('calibration')}</OverlayTitle>
      <OverlayBody>
        <OverlayStack>
          <Calibrate scale={draft} onScale={setDraft} />
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
