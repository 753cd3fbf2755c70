/**
 * The forms chosen by hand, one table for each module of rules. Start with
 * {@link io.github.crisisrules.json.form.CoreForms}. Not exported.
 */
@NullMarked
package io.github.crisisrules.json.form;

import org.jspecify.annotations.NullMarked;
