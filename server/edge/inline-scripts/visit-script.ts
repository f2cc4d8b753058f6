import { reportEvents } from '#schemas/api/analytics.ts';
import { ANALYTICS } from '#schemas/constants.ts';

const MOST_NOTES = 50;

/**
 * Inline script that records page views and clicks before the collector has loaded. The collector takes the records
 * over (`client/analytics/early-notes.ts`); if the page is left earlier, the script sends them itself, subject to the
 * visitor's consent, by the same rules (`consent.ts`, `session.ts`) and in the format of `record.ts`.
 */
export const VISIT_SCRIPT = `
(function(){
var notes=[],visit=window.earlyVisit={notes:notes},root=document.documentElement;
function note(event){
var href=location.href,last=notes[notes.length-1],
at=event&&event.type=='click'&&event.target.closest('button,a,input,textarea,select');
if(!visit.isTaken&&notes.length<${MOST_NOTES}&&(at||!last||last.href!=href))notes.push({at:Date.now(),href:href,click:at?event:undefined})
}
function cookie(name){return(document.cookie.match('(?:^|; )'+name+'=([^;]+)')||[])[1]}
function newId(){return Array.from(crypto.getRandomValues(new Uint8Array(16)),function(byte){return(byte+256).toString(16).slice(1)}).join('')}
function lasting(name){
var id=cookie(name)||newId();
document.cookie=name+'='+id+'; path=/; max-age=31536000; SameSite=Lax';
return id
}
function read(name){return JSON.parse(localStorage['analytics-'+name]||'{}')}
function tell(){
var choice=cookie('analytics-consent'),mode=root.dataset.consent,first=notes[0],events=[],source={},view;
if(visit.isTaken||!first||mode!='off'&&(choice?choice!='granted':mode=='opt-in'||navigator.globalPrivacyControl))return;
var session=read('session'),isNew=!(first.at-session.lastAccess<${ANALYTICS.sessionMs}),id=isNew?newId():session.id,
same={
version:${ANALYTICS.version},sessionId:id,userId:read('user').id||null,visitorId:lasting('user-pseudo-id'),deviceId:lasting('ccaop-x-d'),
userAgent:navigator.userAgent.slice(0,512),platform:'Web',language:navigator.language,zbLanguage:root.lang,network:'unknown',
screenResolution:{width:screen.width,height:screen.height},windowResolution:{width:innerWidth,height:innerHeight}
};
function add(name,note,params,click){
events.push(Object.assign({eventName:name,eventId:newId(),timestamp:note.at,pageHref:note.href.replace(/#.*id_token.*/,'').slice(0,2048),page:{name:new URL(note.href).pathname},params:params||{}},same,click))
}
function leave(at){if(view)add('page-leave',{at:at,href:view.href},{duration:Math.max(0,at-view.at)})}
localStorage['analytics-session']=JSON.stringify({id:id,lastAccess:Date.now()});
if(read('opened')!==true)localStorage['analytics-opened']=true,add('first-open',first);
if(isNew){
new URL(first.href).searchParams.forEach(function(value,name){if(/^utm_(source|medium|campaign)$/.test(name)&&value)source[name.replace('utm_s','s')]=value.slice(0,100)});
source.source=source.source||document.referrer.indexOf(location.origin)&&document.referrer.split('/')[2]||'direct';
add('session-start',first,source)
}
notes.forEach(function(note){
var click=note.click,at=click&&click.target.closest('button,a,input,textarea,select');
if(!at)leave(note.at),view=note,add('page-view',note);
else add('click',note,{},{text:/^[AB]/.test(at.tagName)?at.textContent.trim().slice(0,${ANALYTICS.clickTextLength}):'',x:Math.round(click.clientX),y:Math.round(click.clientY),element:{tag:at.tagName.toLowerCase()}})
});
leave(Date.now());
while(events[0])navigator.sendBeacon('/api${reportEvents.path}?requestId='+newId(),new Blob([JSON.stringify(events.splice(0,${ANALYTICS.batchEvents}))],{type:'application/json'}))
}
['pushState','replaceState'].forEach(function(name){
var original=history[name];
history[name]=function(){original.apply(history,arguments);note()}
});
addEventListener('popstate',note);
addEventListener('click',note,true);
addEventListener('pageshow',note);
addEventListener('pagehide',function(){try{tell()}catch(error){}notes.length=0});
note();
notes[0].at-=Math.round(performance.now())
})()
`.replaceAll('\n', '');
