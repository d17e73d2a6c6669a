import { useBonusSumIn } from '#features/bonus-sum/bonus-sum.ts'
import { useTexts } from '../../texts/index.ts'

export const useBonusSum = () => useBonusSumIn(useTexts())
