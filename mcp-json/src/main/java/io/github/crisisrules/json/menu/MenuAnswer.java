package io.github.crisisrules.json.menu;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;

/**
 * An item that was chosen from a menu, with the texts that were filled in.
 *
 * @param number the number of the item
 * @param title the title of the item, which shows that the menu is still the one that was read
 * @param inputs the texts by the name of the input
 */
public record MenuAnswer(int number, String title, LinkedHashMap<String, Vector<String>> inputs) {}
