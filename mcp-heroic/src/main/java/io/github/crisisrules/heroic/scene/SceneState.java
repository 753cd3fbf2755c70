package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.POOL;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENE_DISTINCTION_HAS_NO_OWNER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;

import io.github.crisisrules.core.HouseStyle;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.core.text.Wording;
import io.github.crisisrules.heroic.action.ActionOrder;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Groups;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.condition.RecentStress;
import io.github.crisisrules.heroic.condition.Recovery;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.TraumaPolicy;
import io.github.crisisrules.heroic.condition.UsedAsset;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.die.Pool;
import io.github.crisisrules.heroic.doom.DoomPool;
import io.github.crisisrules.heroic.trait.AffiliationKind;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The state of play: the cast, the doom pool, the current scene, the order of turns and the action in progress. Only
 * events change it.
 */
@Rule(SCENES)
@Value.Immutable
@HouseStyle
public sealed interface SceneState extends Describable permits ImmutableSceneState {
    /** Returns the number of the current Act, from 1. */
    int act();

    /** Returns the number of the current scene in the Act, from 1; 0 before the first. */
    int scene();

    /** Returns the kind of the current scene or, between scenes, of the previous one. */
    SceneKind sceneKind();

    /** Returns whether a scene is in progress. */
    boolean isOpen();

    /** Returns the doom pool. */
    Pool doom();

    /** Returns the scene distinctions. */
    Vector<String> distinctions();

    /** Returns the dice of the scene distinctions that were stepped up or back. */
    LinkedHashMap<String, DieSize> steppedDistinctions();

    /** Returns all members of the cast, in the order in which they joined. */
    LinkedHashMap<CastId, CastMember> cast();

    /** Returns the groups that the characters form. */
    Groups groups();

    /** Returns the order of turns, which matters in action scenes only. */
    ActionOrder order();

    /** Returns the action in progress, if any. */
    Option<Exchange> exchange();

    /** Returns the stress taken last, while its type can still be changed. */
    Option<RecentStress> recentStress();

    /** Returns the assets used up since the last action was declared, which can still be kept. */
    Vector<UsedAsset> usedAssets();

    /** Returns the policy for recovering trauma, which the rules leave open. */
    TraumaPolicy traumaPolicy();

    /** Returns the rules for recovery rolls that treat the given character in this scene. */
    default Recovery recovery(CastMember target) {
        return new Recovery(sceneKind(), traumaPolicy(), target.traumaRecoveredLikeStress());
    }

    /** Finds a member of the cast. */
    default Option<CastMember> member(CastId id) {
        return cast().get(id);
    }

    /**
     * Returns a member of the cast that must exist.
     *
     * @throws IllegalArgumentException if {@code id} is not in the cast
     */
    default CastMember known(CastId id) {
        return member(id)
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "The character " + id + " is not in the cast. Name a member of the cast."));
    }

    /** Finds a scene distinction as it was first written. */
    @Rule({SCENE_DISTINCTION, NAMES_THAT_LOOK_ALIKE_ARE_ONE_TRAIT})
    default Option<String> distinction(String name) {
        return distinctions().find(one -> Trait.isSameName(one, name));
    }

    /**
     * Returns the die of a scene distinction, which is D8 unless it was stepped, or none if the scene has no such
     * distinction.
     */
    @Rule({SCENE_DISTINCTION, SCENE_DISTINCTION_HAS_NO_OWNER})
    default Option<DieSize> distinctionDie(String name) {
        return distinction(name).map(one -> steppedDistinctions().get(one).getOrElse(Datafile.DISTINCTION_DIE));
    }

    /** Returns the roll in progress if it is at the given stage. */
    default Option<RollInProgress> rollAt(RollStage stage) {
        return exchange().flatMap(one -> one.rolling().flatMap(one::roll)).filter(hand -> hand.stage() == stage);
    }

    /** Returns the affiliation of a character that counts now, which follows from its allies. */
    @Rule({POOL, AFFILIATION_FOLLOWS_FROM_ALLIES})
    default AffiliationKind affiliation(CastId character) {
        return AffiliationKind.with(allies(character).size());
    }

    /** Returns the living members of the character's group who are in the scene, without the character. */
    @Rule(AFFILIATION_FOLLOWS_FROM_ALLIES)
    default Vector<CastId> allies(CastId character) {
        return groups().with(character).filter(ally -> {
            CastMember one = known(ally);
            return one.isPresent() && !one.harm().isDead();
        });
    }

    /** Returns the characters of the players. */
    default Vector<CastMember> heroes() {
        return cast().values().filter(CastMember::isHero).toVector();
    }

    /** Returns whether a character is in the cast and able to act. */
    default boolean isAble(CastId character) {
        return member(character).exists(CastMember::isAble);
    }

    /** Returns the character whose turn it is, or none if that character can no longer act. */
    default Option<CastId> acting() {
        return order().current().filter(this::isAble);
    }

    /**
     * Returns the last to act in this round, who may start the next one; none while others are waiting, or once the
     * last has declined.
     */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    default Option<CastId> mayStart() {
        return waiting().isEmpty() && !order().hasDeclined()
                ? order().acted().lastOption().filter(this::isAble)
                : Option.none();
    }

    /**
     * Returns the character who names the next to act, which is the last to act while present and alive, or none if
     * the Watcher does.
     */
    @Rule({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    default Option<CastId> namer() {
        return waiting().isEmpty()
                ? mayStart()
                : order().acted()
                        .lastOption()
                        .filter(character -> member(character)
                                .exists(one -> one.isPresent() && !one.harm().isDead()));
    }

    /** Returns the characters who are able to act and have not acted in this round. */
    default Vector<CastId> waiting() {
        return cast().values()
                .filter(member -> member.isAble() && !order().acted().contains(member.id()))
                .map(CastMember::id)
                .toVector();
    }

    /**
     * Returns the smallest doom die that buys an interrupt: D6, or the largest current Reflexes or Senses die of the
     * living heroes in the scene, if larger.
     */
    @Rule(INTERRUPT)
    default DieSize interruptPrice() {
        return DoomPool.interruptPrice(
                heroes().filter(hero -> hero.isPresent() && !hero.harm().isDead())
                        .flatMap(CastMember::quickest));
    }

    /** Describes the state: the scene, its distinctions, the doom pool and the characters in it. */
    @Override
    default String describe(Wording wording) {
        Vector<CastMember> present =
                cast().values().filter(CastMember::isPresent).toVector();
        return Sentences.situation(wording, isOpen(), sceneKind(), distinctions(), doom())
                + present.map(member -> " " + member.describe(wording)).mkString();
    }
}
