/** Values of Crisis Rules in the documents of an app that uses Jackson 2. */
@NullMarked
package io.github.crisisrules.jackson2;

import org.jspecify.annotations.NullMarked;
