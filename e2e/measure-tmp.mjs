import { chromium } from '@playwright/test'
const PORT=process.env.PORT||4320
const paths=process.argv.slice(2)
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']}).catch(()=>chromium.launch({args:['--no-sandbox']}))
for(const w of [390,820,1440]) for(const p of paths){
 const c=await b.newContext({viewport:{width:w,height:900},locale:'ru-RU'})
 const page=await c.newPage()
 await page.goto(`http://shop.ru.localhost:${PORT}${p}`)
 await page.waitForTimeout(1500)
 await page.evaluate(async()=>{for(const i of document.images)i.loading='eager';for(let y=0;y<document.body.scrollHeight;y+=700){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}scrollTo(0,0)})
 await page.waitForTimeout(800)
 const r=await page.evaluate(()=>[...document.querySelectorAll('picture img')].filter(i=>i.checkVisibility()&&i.complete&&i.naturalWidth).map(i=>{const q=i.getBoundingClientRect();const fit=getComputedStyle(i).objectFit;const ratio=i.naturalWidth/i.naturalHeight;const need=fit==='cover'?Math.max(q.width,q.height*ratio):fit==='contain'?Math.min(q.width,q.height*ratio):q.width;return {s:i.currentSrc.split('/').pop(),sizes:i.naturalWidth,need:Math.round(need),w:Math.round(q.width),h:Math.round(q.height),spec:(i.parentElement.querySelector('source:last-of-type').sizes),cls:i.closest('[class]').className.slice(0,30)}}))
 const seen=new Set()
 for(const x of r){const k=[x.sizes,x.need,x.spec].join();if(seen.has(k))continue;seen.add(k);const ratio=x.sizes/x.need;console.log(w,p,ratio<0.97||ratio>1.25?'BAD':'ok',ratio.toFixed(2),'sizes',x.sizes,'need',x.need,'w',x.w,'h',x.h,x.s.slice(0,40),'|',x.spec.slice(0,90),'|',x.cls)}
 await c.close()
}
await b.close()
