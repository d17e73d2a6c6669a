export { ProductSlider, type ProductSliderProps } from './product-slider.tsx'
export { Slider, type SliderProps } from './slider.tsx'
