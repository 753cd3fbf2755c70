package io.github.crisisrules.fairness.study;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;
import org.immutables.vavr.encodings.VavrEncodingEnabled;

/** The style of generated values: hidden implementation, Vavr collections, no annotations retained in class files. */
@Value.Style(
        visibilityString = "PACKAGE",
        builderVisibilityString = "PACKAGE",
        overshadowImplementation = true,
        allowedClasspathAnnotations = {Override.class},
        jdkOnly = true)
@VavrEncodingEnabled
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@interface StudyStyle {}
