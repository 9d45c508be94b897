import { DESKTOP_WIDTH } from '@/lib/constants';
import { InlineScript } from '../ui/inline-script';

/**
 * Runs before anything is drawn, on every page, with no framework: keeps the promotion code of this visit (RT-05),
 * mirrors the chosen language (LG-01), throws away a complaint info that is over (RT-06), and corrects the terminal type once when the width says otherwise (LG-03).
 */
const CODE = `(function(){
var root=document.documentElement,session,local;
try{session=sessionStorage;local=localStorage}catch(e){}
function cookie(name){var m=document.cookie.match('(?:^|; )'+name+'=([^;]*)');return m?m[1]:null}
function remember(name,value){document.cookie=name+'='+value+'; path=/; max-age=31536000; samesite=lax'}
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
var fits=innerWidth>=${DESKTOP_WIDTH}?'desktop':'mobile',drawn=root.dataset.device;
if(session&&innerWidth>0&&fits!==drawn&&cookie('device')!==fits&&session.getItem('device')!==fits){
remember('device',fits);session.setItem('device',fits);
if(cookie('device')===fits)location.reload();
}
})()`;

export function BootScript() {
  return <InlineScript code={CODE} />;
}
