/**
 * The forms that are written by hand, because a type has no public constructor. One class for each module of rules; start with
 * {@link io.github.crisisrules.json.shape.custom.CoreForms}. Not exported.
 */
@NullMarked
package io.github.crisisrules.json.shape.custom;

import org.jspecify.annotations.NullMarked;
