import { lostListKey } from './early-paste-script.ts';

/** A tube needs a name; it can be changed before and after the target is added. */
const nameOfTried = 'guide-1';

/**
 * A link with `data-orders-target` takes the target of its form along to the order screen. That finds it as a list that
 * was pasted, and shows what becomes of it before it is added. The link works from the first moment, without any other
 * script. A browser that keeps nothing leads there all the same, with nothing filled in.
 */
export const orderTargetScript = import.meta.env.SSR
  ? "addEventListener('click',function(e){var a=e.target.closest('a[data-orders-target]'),t=a&&a.closest('form').elements.target.value.trim();" +
    `if(t)try{sessionStorage.setItem('${lostListKey}',JSON.stringify('${nameOfTried}\\t'+t))}catch(x){}})`
  : '';
