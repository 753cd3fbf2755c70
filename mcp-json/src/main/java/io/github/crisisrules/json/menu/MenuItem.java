package io.github.crisisrules.json.menu;

import io.vavr.collection.Vector;

/**
 * Something that may be done now.
 *
 * @param number the place of the item in its menu, counted from 0
 * @param title the label for a button or a menu
 * @param inputs the inputs to be filled in first; empty if the command is complete
 */
public record MenuItem(int number, String title, Vector<MenuInput> inputs) {}
