import { DESKTOP_WIDTH, RESIZE_DEBOUNCE_MS } from '@/lib/constants';
import { InlineScript } from '../ui/inline-script';

/**
 * Runs before anything is drawn, on every page, with no framework: keeps the promotion code of this visit (RT-05),
 * mirrors the chosen language (LG-01), throws away a complaint info that is over (RT-06), and corrects the terminal type once when the width says otherwise (LG-03).
 * A window resized across that width is loaded once in its new form, unless somebody has typed something into the page.
 */
const CODE = `(function(){
var root=document.documentElement,session,local;
try{session=sessionStorage;local=localStorage}catch(e){}
function cookie(name){var m=document.cookie.match('(?:^|; )'+name+'=([^;]*)');return m?m[1]:null}
function remember(name,value){document.cookie=name+'='+value+'; path=/; max-age=31536000; samesite=lax'+(location.protocol==='https:'?'; secure':'')}
var code=new URLSearchParams(location.search).get('tgCode');
if(code&&session)session.setItem('tgCode',code.slice(0,64));
var lang=cookie('lang');
if(local&&local.getItem('INFO_DATA')&&!(local.getItem('INFO_DATA_UNTIL')>Date.now())){local.removeItem('INFO_DATA');local.removeItem('INFO_DATA_UNTIL')}
if(local&&(lang==='0'||lang==='1'))local.setItem('lang',lang);
document.addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[data-lang]');
if(!link)return;
remember('lang',link.dataset.lang);
if(local)local.setItem('lang',link.dataset.lang);
});
var drawn=root.dataset.device,touched=new Set(),timer;
function fitting(){return innerWidth>=${DESKTOP_WIDTH}?'desktop':'mobile'}
function correct(fits){
remember('device',fits);session.setItem('device',fits);
if(cookie('device')===fits)location.reload();
}
function holdsInput(field){
if(field.type==='hidden')return false;
if(field.type==='checkbox'||field.type==='radio')return field.checked!==field.defaultChecked;
return field.value!==''&&(touched.has(field)||(field.matches('input,textarea')&&(field.value!==field.defaultValue||!!field.closest('form[method=post]'))));
}
function resized(){
var fits=fitting();
if(fits===drawn||[].some.call(document.querySelectorAll('input,textarea,select'),holdsInput))return;
correct(fits);
}
var first=fitting();
if(session&&innerWidth>0&&first!==drawn&&cookie('device')!==first&&session.getItem('device')!==first)correct(first);
if(!session)return;
document.addEventListener('input',function(event){touched.add(event.target)},true);
matchMedia('(width >= ${DESKTOP_WIDTH}px)').addEventListener('change',function(){clearTimeout(timer);timer=setTimeout(resized,${RESIZE_DEBOUNCE_MS})});
})()`;

export function BootScript() {
  return <InlineScript code={CODE} />;
}
