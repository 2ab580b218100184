/** What the early script leaves on the window for the application. */
declare global {
  var cutsiteEarlyInput: (() => void) | undefined;
}

/**
 * What is typed, chosen or ticked before the application runs stands in the field alone: the application would not know
 * of it, and write its own empty value over it with the next drawing. This keeps it, and puts it into the fields once
 * more when it is asked to, so that the application hears of it as of any key. A paste on an order page is the early
 * paste's.
 *
 * React looks at what a field's own `value` was set to last to tell whether something changed, so the last value is set
 * past it, by the prototype; a tick is pressed.
 */
const script = `(function(){
var typed=new Map();
function keep(event){
var field=event.target;
if(event.inputType==='insertFromPaste'&&window.cutsiteEarlyPaste&&window.cutsiteEarlyPaste.text)return;
typed.delete(field);
typed.set(field,/^(checkbox|radio)$/.test(field.type)?field.checked:field.value)
}
addEventListener('input',keep,true);
window.cutsiteEarlyInput=function(){
removeEventListener('input',keep,true);
typed.forEach(function(value,field){
if(!field.isConnected)return;
if(typeof value==='boolean'){
field.checked=!value;
field.click();
return
}
if(field.type!=='file'){
var start=field.selectionStart,end=field.selectionEnd;
field.value=value?'':' ';
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
if(typeof start==='number')field.setSelectionRange(start,end)
}
['input','change'].forEach(function(name){field.dispatchEvent(new Event(name,{bubbles:true}))})
})
}
})()`;

/** Written into the page by the server; browsers do not load it again. */
export const earlyInputScript: string = import.meta.env.SSR ? script : '';

/** Puts what was typed into its fields again; the application hears it from now on. */
export function releaseEarlyInput(): void {
  globalThis.cutsiteEarlyInput?.();
  globalThis.cutsiteEarlyInput = undefined;
}
