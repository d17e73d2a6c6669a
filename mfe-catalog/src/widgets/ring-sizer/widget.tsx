import { Calibration } from './calibration.tsx'
import { Sizer } from './sizer.tsx'

/** The sizer of a ring, or with `isCalibration` its first step alone, which other true sizes need too. */
export const SizerOrCalibration = ({ isCalibration, product }: { isCalibration?: unknown; product?: unknown }) =>
  isCalibration === true ? <Calibration /> : <Sizer product={product} />
