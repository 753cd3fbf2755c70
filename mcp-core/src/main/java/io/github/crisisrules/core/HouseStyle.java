package io.github.crisisrules.core;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;
import org.immutables.vavr.encodings.VavrEncodingEnabled;

/**
 * The style of generated Immutables values: hidden implementations, Vavr collections and no annotation in class
 * files.
 */
@Value.Style(
        visibilityString = "PACKAGE",
        builderVisibilityString = "PACKAGE",
        overshadowImplementation = true,
        allowedClasspathAnnotations = {Override.class},
        jdkOnly = true)
@VavrEncodingEnabled
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface HouseStyle {}
