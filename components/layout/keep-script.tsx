import { KEPT_PAGES } from '@/lib/constants';
import type { Route } from '@/lib/model/route';
import { InlineScript } from '../ui/inline-script';

/** How going back treats a page (SH-05); pages that a visitor asked for by a name of his own leave no trace. */
export type KeepMode = Route['keep'] | 'off';

export function keepMode(route: Route | null, query: Readonly<Record<string, string>>): KeepMode {
  if (!route || route.unstored?.(new URLSearchParams(query))) return 'off';
  return route.keep;
}

/**
 * SH-05, for what addresses and the browser's own back/forward cache do not keep: folds and the place on the page, of
 * the last ten pages, in session storage. Nothing that is typed is kept. Runs at the end of the page, before it is
 * drawn. Pages that come fresh are loaded again; an answer to a form, which stands under /api/, never is.
 */
const CODE = `(function(){
var main=document.getElementById('main'),mode=main&&main.dataset.keep,store;
try{store=sessionStorage}catch(e){}
if(mode==='fresh'&&location.pathname.indexOf('/api/')!==0)addEventListener('pageshow',function(event){if(event.persisted)location.reload()});
if(!store||(mode!=='address'&&mode!=='path'))return;
var key=location.pathname+(mode==='path'?'':location.search);
function kept(){try{var list=JSON.parse(store.getItem('kept-pages'));return Array.isArray(list)?list:[]}catch(e){return []}}
function folds(){return [].filter.call(main.querySelectorAll('details'),function(fold){return !fold.closest('form')})}
addEventListener('pagehide',function(){
var others=kept().filter(function(page){return page&&page.key!==key});
var open=folds().map(function(fold){return fold.open?1:0});
try{store.setItem('kept-pages',JSON.stringify(others.concat({key:key,top:Math.round(scrollY),open:open}).slice(-${KEPT_PAGES})))}catch(e){}
});
var visit=performance.getEntriesByType('navigation')[0];
if(!visit||visit.type!=='back_forward')return;
var page=kept().filter(function(one){return one&&one.key===key})[0],all=folds();
if(!page)return;
if(Array.isArray(page.open)&&page.open.length===all.length)all.forEach(function(fold,at){fold.open=page.open[at]===1});
addEventListener('load',function(){if(scrollY===0&&page.top>0&&!location.hash)scrollTo(0,page.top)});
})()`;

export function KeepScript() {
  return <InlineScript code={CODE} />;
}
