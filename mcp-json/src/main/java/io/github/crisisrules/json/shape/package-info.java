/**
 * JSON forms, and what they have in common: texts, numbers, collections, and the place in a document that is being read. The forms of
 * the types of the rule modules are in {@code derived}, those written by hand in {@code custom}. Not exported.
 */
@NullMarked
package io.github.crisisrules.json.shape;

import org.jspecify.annotations.NullMarked;
