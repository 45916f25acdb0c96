/** What the tags on two compared moves say, as keys: of a review, unless a room says otherwise. */
import { getContext, setContext } from 'svelte';
import type { Verdict } from '$games/compared';

type Tags = { readonly [verdict in Verdict]: string };
const KEY = Symbol('verdict tags');
const OF_A_REVIEW: Tags = { better: 'web-past-tag-better', made: 'web-past-tag-made' };

export const setVerdictTags = (tags: Tags): Tags => setContext(KEY, tags);
export const verdictTags = (): Tags => getContext<Tags | undefined>(KEY) ?? OF_A_REVIEW;
