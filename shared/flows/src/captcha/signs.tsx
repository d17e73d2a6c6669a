import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { CaptchaField } from '@shop/ui/captcha-field'
import type { Captcha } from './model.ts'

export interface SignsProps {
  captcha: Captcha
  value: string
  onChange: (signs: string) => void
  error?: ReactNode
}

/** The captcha picture with its field, and the alternative for people who cannot see it. */
export function Signs({ captcha, value, onChange, error }: SignsProps) {
  const { picture, loading, solving, other, prove } = useUnit({
    picture: captcha.$picture,
    loading: captcha.$isLoading,
    solving: captcha.$isSolving,
    other: captcha.otherPictureRequested,
    prove: captcha.proofRequested,
  })
  const solution = picture?.solution
  const answer = useEffectEvent(onChange)
  useEffect(() => {
    if (solution === undefined) return
    answer(solution)
    // Clears the old answer for the next picture.
    return () => answer('')
  }, [solution])
  return (
    <CaptchaField
      image={picture?.image ?? null}
      loading={loading}
      solved={solution !== undefined}
      solving={solving}
      value={value}
      onChange={onChange}
      onOther={other}
      onProof={prove}
      error={error}
    />
  )
}
