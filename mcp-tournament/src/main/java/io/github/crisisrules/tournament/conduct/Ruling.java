package io.github.crisisrules.tournament.conduct;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Names;
import io.github.crisisrules.tournament.player.PlayerId;
import io.github.crisisrules.tournament.player.PlayerWords;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** One decision of a Watcher on a dispute, and what became of it. The words are the Watcher's own. */
@Value.Immutable
@HouseStyle
public sealed interface Ruling extends PlayerWords permits ImmutableRuling {
    /** Its number in the event, from 1. */
    int number();

    /** The Watcher who ruled. */
    Official by();

    /** What was decided. */
    String decision();

    /** The player who appealed, if one did. */
    Option<PlayerId> appealedBy();

    /** What the Head Watcher made of the appeal, once heard: the same words where the ruling was upheld. */
    Option<String> headDecision();

    /** What holds at the table. While an appeal is open it is the first decision. */
    default String inForce() {
        return headDecision().getOrElse(decision());
    }

    /** Whether an appeal waits for the Head Watcher. */
    default boolean isUnderAppeal() {
        return appealedBy().isDefined() && headDecision().isEmpty();
    }

    /** Such as {@code Uatu: reroll; appealed by Ada; upheld}. */
    @Override
    default String words(Names names) {
        return by() + ": " + decision()
                + appealedBy()
                        .map(player -> "; appealed by " + names.of(player))
                        .getOrElse("")
                + headDecision()
                        .map(heard -> heard.equals(decision()) ? "; upheld" : "; overruled: " + heard)
                        .getOrElse("");
    }
}
