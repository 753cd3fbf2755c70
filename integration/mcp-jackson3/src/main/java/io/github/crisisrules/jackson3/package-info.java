/** Values of Crisis Rules in the documents of an app that uses Jackson 3. */
@NullMarked
package io.github.crisisrules.jackson3;

import org.jspecify.annotations.NullMarked;
